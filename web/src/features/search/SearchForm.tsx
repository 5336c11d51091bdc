import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/Button.js';
import { useSearchOrigin } from '../../ui/use-search-origin.js';
import { searchPath } from './search-path.js';

/** Longer than any sensible query; keeps addresses short. */
const maxLength = 100;

type SearchFormProps = { label: string } & ({ value: string; onType: (text: string) => void } | { value?: never; onType?: never });

/** A search field with a button. Without script, the browser itself opens /search?q=. */
export function SearchForm({ label, value, onType }: SearchFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const state = useSearchOrigin();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    void navigate(searchPath(typeof query === 'string' ? query : ''), { state });
  };
  return (
    <search>
      <form action={paths.search} onSubmit={submit}>
        <label htmlFor={id} className="mb-1.5 block text-small text-ink-soft">
          {label}
        </label>
        <div className="flex items-center gap-2 border-b-2 border-ink pb-1 has-[input:focus-visible]:border-accent">
          <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft max-sm:hidden" />
          <input
            id={id}
            name="q"
            type="search"
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-12 w-full min-w-0 flex-1 rounded-sm bg-transparent px-2 font-serif text-title text-ink max-sm:-ml-2 [&::-webkit-search-cancel-button]:appearance-none"
            {...(onType && { value, onChange: (event) => onType(event.target.value) })}
          />
          <Button type="submit" className="text-small">
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
