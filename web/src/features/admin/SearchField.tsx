import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { useTypedText } from '../../ui/late/use-typed-text.js';

/** As long as a word is being typed, the server isn't asked. */
const pauseMs = 300;

/** The server reads no more. */
const maxLength = 100;

type SearchFieldProps = { label: string; hint: string; placeholder: string; search: string; onSearch: (words: string) => void };

/** Searches a list on the server. */
export function SearchField({ label, hint, placeholder, search, onSearch }: SearchFieldProps) {
  const [text, type] = useTypedText({ inAddress: search, write: onSearch, pauseMs });
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      )}
    </Field>
  );
}
