import { Composer, type Document } from 'yaml';
import { tokensOf } from './sight.ts';

/** `big` keeps integers whole, however long. */
type Integers = 'big' | 'plain';

/** The block as a document of YAML 1.2 core, its faults noted in it. Only after `lookOver` found nothing to refuse. */
export function composed(block: string, integers: Integers): Document | null {
  if (faulty?.block === block.trimEnd()) return faulty.page;
  const composer = new Composer({ version: '1.2', schema: 'core', intAsBigInt: integers === 'big' });
  const [page] = untraced(() => [...composer.compose(tokensOf(block), true, block.length)]);
  if (page !== undefined && page.errors.length > 0) faulty = { block: block.trimEnd(), page };
  return page ?? null;
}

/** The last block that had faults: it is printed and then read, and thousands of faults take their time. */
let faulty: { readonly block: string; readonly page: Document } | null = null;

/** A block can hold thousands of faults, each an error whose trace nobody reads and which takes longer than all the rest. */
function untraced<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
