/** Keeps every other part: what stands between two `fence`s is code. A fence that is never closed is a plain sign. */
function outside(text: string, fence: string): string {
  const parts = text.split(fence);
  const closed = parts.length % 2 === 1;
  return parts
    .map((part, at) => (at % 2 === 0 ? part : !closed && at === parts.length - 1 ? `${fence}${part}` : ' '))
    .join('');
}

const STRUCK = /~(?! )[^~\n]*(?<! )~/g;

/** Folded text without what is not the writer's own word now: code, quoted lines, struck-out text. */
export function ownWords(folded: string): string {
  const lines: string[] = [];
  for (const line of outside(folded, '```').split('\n')) {
    const start = line.trimStart();
    if (start.startsWith('>>>')) break;
    if (!start.startsWith('>')) lines.push(outside(line, '`').replace(STRUCK, ' '));
  }
  return lines.join('\n');
}

/** Whether every line that says something is quoted. */
export function allQuoted(folded: string): boolean {
  const lines = folded.split('\n').filter((line) => line.trim() !== '');
  if (lines[0]?.trimStart().startsWith('>>>')) return true;
  return lines.every((line) => line.trimStart().startsWith('>'));
}
