import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

interface DescribedProps {
  title: ComponentChildren;
  /** What the picture says, in words. */
  alt: string | undefined;
  children: ComponentChildren;
}

/** A picture with its title, and its description for whoever asks to read it. */
export function Described({ title, alt, children }: DescribedProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <figure class="block-image">
      {title && <figcaption>{title}</figcaption>}
      {children}
      {alt && (
        <button
          type="button"
          class="alt-button"
          aria-label={`ALT: ${shown ? 'hide' : 'show'} the description`}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          ALT
        </button>
      )}
      {shown && (
        <p class="alt-text" id={id}>
          {alt}
        </p>
      )}
    </figure>
  );
}

/** A picture that opens in full in a tab of its own. */
export function WholePicture({ url, alt }: { url: string; alt: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <img class="image" src={url} alt={alt} />
    </a>
  );
}
