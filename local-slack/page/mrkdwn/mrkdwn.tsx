import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { InlineNodes } from './inline.tsx';
import { parse } from './parse.ts';
import { codeText, type Passage } from './tree.ts';

/** A text in mrkdwn, drawn. `verbatim` off is Slack's default; nothing of it is ever read as HTML. */
export function Mrkdwn({ text, after }: { text: string; after?: ComponentChildren }) {
  const passages = useMemo(() => parse(text), [text]);
  return (
    <div class="mrkdwn">
      {passages.map((passage, at) => (
        <PassageView key={at} passage={passage} first={at === 0} />
      ))}
      {after}
    </div>
  );
}

function PassageView({ passage, first }: { passage: Passage; first: boolean }) {
  switch (passage.kind) {
    case 'fence':
      return <pre class="fence">{codeText(passage.raw).replace(/^\n|\n$/g, '')}</pre>;
    case 'quote':
      return (
        <blockquote>
          {passage.lines.map((line, at) => (
            <div key={at} class="quoted">
              <InlineNodes nodes={line.inside} />
            </div>
          ))}
        </blockquote>
      );
    case 'words':
      return (
        <div class="words">
          <InlineNodes nodes={trimmed(passage, first)} />
        </div>
      );
  }
}

/** Blocks stand on lines of their own, so the line breaks beside them are not drawn twice. */
function trimmed(passage: Passage & { kind: 'words' }, first: boolean) {
  return passage.inside.map((node, at) => {
    if (node.kind !== 'text') return node;
    let raw = node.raw;
    if (!first && at === 0) raw = raw.replace(/^\n/, '');
    if (at === passage.inside.length - 1) raw = raw.replace(/\n$/, '');
    return { ...node, raw };
  });
}
