import { selectCurrentUser } from './access.js';
import { useAppSelector } from './hooks.js';
import { navItemClass } from './nav-item-class.js';

/** The account entries at the end of the header's list, for signed-in visitors. */
export function AccountMenu() {
  const user = useAppSelector(selectCurrentUser);
  return user && <li className={navItemClass}>{user.username}</li>;
}
