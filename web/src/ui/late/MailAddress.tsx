import { Fragment } from 'react';

/** A mail address that goes to the next line as a whole; one that is longer than a line breaks before "@" and dots. */
export function MailAddress({ address }: { address: string }) {
  const parts = address.split(/(?=[@.])/);
  return (
    <span className="inline-block max-w-full">
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
