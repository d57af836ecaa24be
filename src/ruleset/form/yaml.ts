import type { YAMLParseError } from 'yaml';

/** What the YAML package complains about, in words that say what would work. */
export function yamlSaying(error: YAMLParseError, block: string): string {
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return `the key ${wordAt(block, error.pos[0])} stands twice`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'a colon and a space inside a value start a new key; put the value in quotes, or mind the indentation';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'a key and its colon stand on one line';
    case 'TAB_AS_INDENT':
      return 'indent with spaces, not with tabs';
    case 'BLOCK_IN_FLOW':
      return 'inside { } commas part the keys and a list is [ a, b ]; a value with a colon and a space needs quotes';
    case 'BAD_INDENT':
      return 'this line is not indented as the lines around it need';
    case 'BAD_SCALAR_START':
      return `text that starts with ${block[error.pos[0]] ?? 'this character'} needs quotes`;
    case 'MISSING_CHAR':
      return `a quote or bracket is not closed (${plain(error.message)})`;
    case 'BAD_DQ_ESCAPE':
      return 'in double quotes \\ starts an escape that YAML does not know here; write \\\\, or use single quotes';
    case 'UNEXPECTED_TOKEN':
      return 'something follows a value that was already complete; put the whole value in quotes';
    default:
      return `this is not YAML: ${plain(error.message)}`;
  }
}

function plain(message: string): string {
  return message.split('\n')[0]!.toLowerCase();
}

function wordAt(block: string, offset: number): string {
  return /^"?[^\s:"]{1,40}/.exec(block.slice(offset))?.[0]?.replace('"', '') ?? 'here';
}
