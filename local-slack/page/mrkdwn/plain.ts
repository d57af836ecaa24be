import type { Snapshot } from '../../protocol.ts';
import { channelTitle, personName } from '../state/workspace.ts';
import { formatDate, type Viewpoint } from './dates.ts';
import { parse } from './parse.ts';
import { codeText, decode, type Inline } from './tree.ts';

/** A text as it would be read aloud: no marks, names for mentions, times in the viewer's zone. */
export function plainText(text: string, snapshot: Snapshot, view: Viewpoint): string {
  const words = (nodes: readonly Inline[]): string => nodes.map(word).join('');
  const word = (node: Inline): string => {
    switch (node.kind) {
      case 'text':
        return decode(node.raw);
      case 'code':
        return codeText(node.raw);
      case 'bold':
      case 'italic':
      case 'strike':
        return words(node.inside);
      case 'emoji':
        return node.raw;
      case 'link':
        return node.label || node.url;
      case 'user':
        return `@${snapshot.users[node.id] ? personName(snapshot, node.id) : node.label || node.id}`;
      case 'channel':
        return `#${node.label || channelTitle(snapshot, node.id)}`;
      case 'broadcast':
        return node.label;
      case 'date':
        return formatDate(node.at, node.format, node.fallback, view);
    }
  };
  return parse(text)
    .map((passage) => {
      if (passage.kind === 'fence') return codeText(passage.raw);
      return passage.kind === 'words'
        ? words(passage.inside)
        : passage.lines.map((line) => words(line.inside)).join('');
    })
    .join('');
}
