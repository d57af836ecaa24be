/** How to reach Slack, as read from the environment. */
export interface SlackSettings {
  readonly botToken: string;
  /** Base of the Web API, `https://slack.com/api/` or a workspace on this machine. */
  readonly apiUrl: string;
  readonly delivery:
    | { readonly by: 'socket'; readonly appToken: string }
    | { readonly by: 'http'; readonly signingSecret: string; readonly port: number; readonly host: string };
}
