import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { standingLink } from '../../ui/link-class.js';
import { SearchField } from './SearchField.js';
import { countWords } from './user-words.js';
import { type UserList, useListUsersQuery } from './users-api.js';

/** Whoever isn't among the first is found by another letter. */
const pageSize = 5;

type UserLookupProps = {
  /** Of the acting administrator. */
  username: string;
  /** The query string that shows the entries about a user. */
  searchOf: (id: string) => string;
  onChosen: () => void;
};

type FoundProps = Omit<UserLookupProps, 'username'> & { words: string; found: UserList | undefined };

function Found({ words, found, searchOf, onChosen }: FoundProps) {
  const hasMore = found !== undefined && found.total > found.users.length;
  return (
    <>
      <p role="status" className="mt-2 text-note wrap-anywhere text-ink-soft">
        {found && `${countWords(found.total, words)}${hasMore ? `; these are the first ${found.users.length}` : ''}`}
      </p>
      <ul>
        {found?.users.map(({ id, username, firstName, lastName }) => (
          <li key={id} className="flex flex-wrap gap-x-2 py-1 wrap-anywhere">
            <Link to={{ search: searchOf(id) }} onClick={onChosen} className={`font-medium ${standingLink}`}>
              {username}
            </Link>
            <span className="text-ink-soft">{`${firstName} ${lastName}`.trim()}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Looks for a user by name, and shows the entries about the one who is chosen. */
export function UserLookup({ username, searchOf, onChosen }: UserLookupProps) {
  const [words, setWords] = useState('');
  const request = { username, search: words, order: 'username' as const, page: 1, pageSize };
  const { currentData } = useListUsersQuery(words === '' ? skipToken : request);
  return (
    <div>
      <SearchField
        label="Look for a user"
        hint="Finds beginnings of words. Deleted users have no name any more."
        placeholder="Name, username or email"
        search={words}
        onSearch={setWords}
      />
      {words !== '' && <Found words={words} found={currentData} searchOf={searchOf} onChosen={onChosen} />}
    </div>
  );
}
