import { Fragment } from 'react';

/** Longer parts would be wider than a phone, where text is large. */
const longestWhole = 16;

type MailAddressProps = {
  address: string;
  /** The punctuation after it, which must not be alone on the next line. */
  end?: string;
};

/**
 * A mail address that goes to the next line as a whole. One that is longer than a line breaks before "@" and dots, and not at a hyphen, where
 * browsers would break it. It is underlined where the element around it is.
 */
export function MailAddress({ address, end = '' }: MailAddressProps) {
  const parts = address.split(/(?=[@.])/);
  return (
    <span className="inline-block max-w-full [text-decoration:inherit]">
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index > 0 && <wbr />}
          {part.includes('-') && part.length <= longestWhole ? <span className="whitespace-nowrap">{part}</span> : part}
        </Fragment>
      ))}
      {end}
    </span>
  );
}
