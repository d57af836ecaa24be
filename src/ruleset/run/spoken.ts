/** `news_post` as people say it: `news post`. */
export function spoken(name: string): string {
  return name.replaceAll('_', ' ');
}
