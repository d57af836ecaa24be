/** What a person who knows Slack should and should not expect of this workspace. */
export function Honesty() {
  return (
    <div class="honesty">
      <h3>Like Slack</h3>
      <ul>
        <li>
          The app talks to this workspace as it talks to Slack: Web API, Socket Mode or signed HTTP, three
          seconds to ack.
        </li>
        <li>
          Messages, threads, reactions, pins, files, slash commands, buttons, modals and the app’s Home.
        </li>
        <li>Limits of Block Kit, Slack’s error codes, and its published rate limits.</li>
        <li>
          Each person sees only their own direct messages, private channels and “Only visible to you”
          messages.
        </li>
        <li>
          Keys: F6 goes from part to part, Enter sends, Shift+Enter breaks the line, Esc closes. Arrows go
          from message to message; Alt+1 to Alt+9 make you another person.
        </li>
      </ul>
      <h3>Not like Slack</h3>
      <ul>
        <li>
          Installing an app by OAuth, Enterprise Grid, Slack Connect, and rules an administrator may set.
        </li>
        <li>Search, huddles, canvases, lists, workflows, notifications and user groups.</li>
        <li>The mobile apps: a narrow window rearranges this page, and that is all.</li>
        <li>How Slack’s limits behave beyond their published numbers.</li>
        <li>
          You may become any person here, skip the clock ahead, choose a time zone, break the connection and
          reset everything. These are controls for testing.
        </li>
      </ul>
    </div>
  );
}
