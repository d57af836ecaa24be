import type { ComponentChildren } from 'preact';
import { EmojiGlyph, withEmoji } from '../emoji/glyph.tsx';
import { channelTitle, personName, useWorkspace } from '../state/workspace.ts';
import { formatDate, fullTime } from './dates.ts';
import { ChannelLink, Mention, OutLink } from './links.tsx';
import { codeText, decode, type Inline } from './tree.ts';

export function InlineNodes({ nodes }: { nodes: readonly Inline[] }) {
  return (
    <>
      {nodes.map((node, at) => (
        <InlineNode key={at} node={node} />
      ))}
    </>
  );
}

function InlineNode({ node }: { node: Inline }) {
  const { snapshot } = useWorkspace();
  switch (node.kind) {
    case 'text':
      return <>{autolinked(decode(node.raw))}</>;
    case 'code':
      return <code>{codeText(node.raw)}</code>;
    case 'bold':
      return (
        <strong>
          <InlineNodes nodes={node.inside} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <InlineNodes nodes={node.inside} />
        </em>
      );
    case 'strike':
      return (
        <s>
          <InlineNodes nodes={node.inside} />
        </s>
      );
    case 'emoji':
      return <EmojiGlyph name={node.name} custom={snapshot.emoji} />;
    case 'link':
      return <OutLink url={node.url}>{withEmoji(node.label || node.url.replace(/^mailto:/, ''))}</OutLink>;
    case 'user':
      return (
        <Mention id={node.id}>{snapshot.users[node.id] ? personName(snapshot, node.id) : node.label}</Mention>
      );
    case 'channel':
      return <ChannelLink id={node.id}>{node.label || channelTitle(snapshot, node.id)}</ChannelLink>;
    case 'broadcast':
      return <span class="mention mention-me">{node.label}</span>;
    case 'date':
      return <DateToken node={node} />;
  }
}

function DateToken({ node }: { node: Inline & { kind: 'date' } }) {
  const { view } = useWorkspace();
  const shown = formatDate(node.at, node.format, node.fallback, view);
  const instant = new Date(node.at * 1000);
  const known = !Number.isNaN(instant.getTime());
  const time = (
    <time
      dateTime={known ? instant.toISOString() : undefined}
      title={known ? fullTime(instant, view) : node.fallback}
    >
      {shown}
    </time>
  );
  return node.url ? <OutLink url={node.url}>{time}</OutLink> : time;
}

function autolinked(text: string): ComponentChildren {
  return text.split(/(https?:\/\/[^\s<>]*[^\s<>.,;:!?)'"])/).map((piece, at) =>
    at % 2 ? (
      <OutLink key={piece} url={piece}>
        {piece}
      </OutLink>
    ) : (
      withEmoji(piece)
    ),
  );
}
