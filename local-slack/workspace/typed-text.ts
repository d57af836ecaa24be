import type { World } from './world.ts';

const TOKEN =
  /<(?:@[UW][A-Z0-9]+|#C[A-Z0-9]+|!(?:here|channel|everyone))(?:\|[^<>]*)?>|https?:\/\/[^\s<>|]+/g;

/**
 * What Slack makes of a person's typing: `& < >` escaped, links in angle brackets, mentions left as the client
 * puts them in (`<@U…>`). Quotes, spaces and line breaks stay as typed.
 */
export function typedMessage(text: string): string {
  return aroundTokens(text, (token) => (token.startsWith('<') ? token : `<${escaped(token)}>`));
}

/** The text of a slash command: with `should_escape`, people and channels become `<@U…|name>`, `<#C…|name>`. */
export function typedCommand(world: World, text: string, shouldEscape: boolean): string {
  if (shouldEscape) {
    return aroundTokens(namesToTokens(world, text), (token) =>
      token.startsWith('<') ? named(world, token) : `<${escaped(token)}>`,
    );
  }
  return aroundTokens(text, (token) => (token.startsWith('<') ? plain(world, token) : escaped(token)));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function aroundTokens(text: string, make: (token: string) => string): string {
  let made = '';
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    made += escaped(text.slice(from, match.index)) + make(match[0]);
    from = match.index + match[0].length;
  }
  return made + escaped(text.slice(from));
}

function namesToTokens(world: World, text: string): string {
  const people = new Map([...world.users.values()].map((user) => [user.name, user.id]));
  const rooms = new Map([...world.channels.values()].filter((it) => it.name).map((it) => [it.name, it.id]));
  return text
    .replace(/(^|[\s("'])@([a-z0-9._-]+)/g, (all, before, name) => {
      const id = people.get(name);
      return id === undefined ? all : `${before}<@${id}>`;
    })
    .replace(/(^|[\s("'])#([a-z0-9_-]+)/g, (all, before, name) => {
      const id = rooms.get(name);
      return id === undefined ? all : `${before}<#${id}>`;
    });
}

const idIn = (token: string): string => token.slice(2, -1).split('|')[0] ?? '';

function named(world: World, token: string): string {
  const id = idIn(token);
  if (token.startsWith('<@')) return `<@${id}|${world.users.get(id)?.name ?? ''}>`;
  if (token.startsWith('<#')) return `<#${id}|${world.channels.get(id)?.name ?? ''}>`;
  return token;
}

function plain(world: World, token: string): string {
  const id = idIn(token);
  if (token.startsWith('<@')) return `@${world.users.get(id)?.name ?? id}`;
  if (token.startsWith('<#')) return `#${world.channels.get(id)?.name ?? id}`;
  return `@${id}`;
}
