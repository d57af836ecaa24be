import { Icon } from '../parts/icon.tsx';

const WORDS =
  'The app did not answer within 3 seconds. Slack shows this mark, and does not send the click again.';

export function Unanswered() {
  return (
    <span class="unanswered" role="alert" title={WORDS}>
      <Icon name="warn" />
      <span>The app did not answer. Try again?</span>
    </span>
  );
}
