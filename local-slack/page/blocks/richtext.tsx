import type { RichTextBlock, RichTextBlockElement, RichTextElement } from '@slack/types';
import { EmojiGlyph, withEmoji } from '../emoji/glyph.tsx';
import { formatDate } from '../mrkdwn/dates.ts';
import { ChannelLink, Mention, OutLink } from '../mrkdwn/links.tsx';
import { channelTitle, personName, useWorkspace } from '../state/workspace.ts';

export function RichText({ block }: { block: RichTextBlock }) {
  return (
    <div class="rich-text">
      {block.elements.map((element, at) => (
        <RichPart key={at} part={element} />
      ))}
    </div>
  );
}

function RichPart({ part }: { part: RichTextBlockElement }) {
  switch (part.type) {
    case 'rich_text_section':
      return (
        <div class="words">
          <Run elements={part.elements} />
        </div>
      );
    case 'rich_text_quote':
      return (
        <blockquote class="words">
          <Run elements={part.elements} />
        </blockquote>
      );
    case 'rich_text_preformatted':
      return (
        <pre class="fence">
          {part.elements.map((each) => each.text ?? ('url' in each ? each.url : '')).join('')}
        </pre>
      );
    case 'rich_text_list': {
      const items = part.elements.map((section, at) => (
        <li key={at}>
          <Run elements={section.elements} />
        </li>
      ));
      const depth = `indent-${Math.min(part.indent ?? 0, 6)}`;
      return part.style === 'ordered' ? <ol class={depth}>{items}</ol> : <ul class={depth}>{items}</ul>;
    }
  }
}

function Run({ elements }: { elements: readonly RichTextElement[] }) {
  return (
    <>
      {elements.map((element, at) => (
        <RichLeaf key={at} leaf={element} />
      ))}
    </>
  );
}

function RichLeaf({ leaf }: { leaf: RichTextElement }) {
  const style = 'style' in leaf && typeof leaf.style === 'object' ? leaf.style : {};
  const marks = (['bold', 'italic', 'strike', 'code'] as const).filter(
    (mark) => mark in style && (style as Record<string, unknown>)[mark],
  );
  const Tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;
  return marks.reduceRight(
    (inner, mark) => {
      const Tag = Tags[mark];
      return <Tag>{inner}</Tag>;
    },
    <LeafText leaf={leaf} />,
  );
}

function LeafText({ leaf }: { leaf: RichTextElement }) {
  const { snapshot, view } = useWorkspace();
  switch (leaf.type) {
    case 'text':
      return <>{withEmoji(leaf.text)}</>;
    case 'link':
      return <OutLink url={leaf.url}>{leaf.text ?? leaf.url}</OutLink>;
    case 'emoji':
      return <EmojiGlyph name={leaf.name} custom={snapshot.emoji} />;
    case 'user':
      return <Mention id={leaf.user_id}>{personName(snapshot, leaf.user_id)}</Mention>;
    case 'channel':
      return <ChannelLink id={leaf.channel_id}>{channelTitle(snapshot, leaf.channel_id)}</ChannelLink>;
    case 'broadcast':
      return <span class="mention mention-me">@{leaf.range}</span>;
    case 'date':
      return <time>{formatDate(leaf.timestamp, leaf.format, leaf.fallback ?? leaf.format, view)}</time>;
    case 'color':
      return <code>{leaf.value}</code>;
    case 'team':
      return <span class="mention">{leaf.team_id}</span>;
    case 'usergroup':
      return <span class="mention">@{leaf.usergroup_id}</span>;
  }
}
