import { being, Unset } from '../expr/beings.ts';
import { durationOf } from '../expr/lengths.ts';
import type { MatterValue } from '../expr/matter-value.ts';
import { LIMITS } from '../limits.ts';
import type { Cell, MatterFacts } from '../types.ts';
import type { Run } from './run.ts';
import { spelled } from './spelled.ts';

/** A field of a matter: what was written down of it, what its votes and clock say now, or what its kind declares. */
export function matterField(run: Run, matter: MatterValue, name: string): unknown {
  const { $id: id } = matter;
  run.meter.charge(LIMITS.workPerMatterField);
  const facts = () => matter.$facts ?? run.matters.facts(id);
  switch (name) {
    case 'id':
      return id;
    case 'kind':
      return kindOf(run, matter);
    case 'author':
      return being('player', matter.$facts?.author ?? String(cell(run, id, 'author') ?? ''));
    case 'title':
    case 'text':
      return String(cell(run, id, name) ?? '');
    case 'state':
      return cell(run, id, name) ?? 'pending';
    case 'opened':
    case 'closed':
      return moment(run, id, name);
    case 'killed':
    case 'vetoed':
      return matter.$facts?.[name] ?? cell(run, id, name) === true;
    case 'comments':
      return matter.$facts === null || run.exists('matter', id) ? [...run.matters.comments(id)] : [];
    case 'touches':
      return [...run.matters.touches(id)];
    default:
      return counted(facts, name) ?? declared(run, matter, name);
  }
}

function cell(run: Run, id: string, name: string): Cell | undefined {
  return run.table.get(spelled('matter', id, name));
}

function kindOf(run: Run, { $id, $facts }: MatterValue): string {
  return $facts?.kind ?? String(cell(run, $id, 'kind') ?? '');
}

function moment(run: Run, id: string, name: string): Date {
  const at = cell(run, id, name);
  if (typeof at === 'number') return new Date(at);
  throw new Unset(`${name} of ${id} is not set`);
}

/** What the votes and the clock say; undefined for any other field. */
function counted(facts: () => MatterFacts, name: string): unknown {
  const people = (ids: readonly string[]) => ids.map((id) => being('player', id));
  switch (name) {
    case 'for_votes':
      return BigInt(facts().forVotes);
    case 'against_votes':
      return BigInt(facts().againstVotes);
    case 'deferential':
      return BigInt(facts().deferential);
    case 'open_for':
      return durationOf(facts().openForMs);
    case 'voters_for':
      return people(facts().votersFor);
    case 'voters_against':
      return people(facts().votersAgainst);
    case 'voters':
      return people(facts().voters);
    default:
      return undefined;
  }
}

function declared(run: Run, matter: MatterValue, name: string): unknown {
  const definition = run.matters.definition(kindOf(run, matter), name);
  if (definition === null) throw new Unset(`${name} of ${matter.$id} is not set`);
  return run.value(definition, run.table.get(spelled('matter_field', matter.$id, name)));
}
