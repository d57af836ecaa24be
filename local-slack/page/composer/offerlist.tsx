import { EmojiGlyph } from '../emoji/glyph.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { useWorkspace } from '../state/workspace.ts';
import type { Offer } from './suggest.ts';

interface OfferListProps {
  offer: Offer;
  at: number;
  id: string;
  onTake(draft: string, caret: number): void;
}

export function OfferList({ offer, at, id, onTake }: OfferListProps) {
  const { snapshot } = useWorkspace();
  return (
    <div class="offers" id={id} role="listbox" aria-label={offer.title}>
      <div class="offers-title">
        {offer.title}
        <span>
          <kbd>Tab</kbd> completes
        </span>
      </div>
      {offer.suggestions.map((each, index) => (
        <div
          key={each.key}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          class={`offer ${index === at ? 'marked' : ''}`}
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(each.draft, each.caret);
          }}
        >
          {offer.kind === 'person' && <Avatar user={snapshot.users[each.key]} size="small" />}
          {each.emoji && <EmojiGlyph name={each.emoji} custom={snapshot.emoji} />}
          <span class="offer-main">
            <span>
              <strong>{each.label}</strong> {each.hint && <span class="offer-hint">{each.hint}</span>}
            </span>
            {each.note && <span class="offer-note">{each.note}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
