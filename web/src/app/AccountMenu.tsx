import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Menu, MenuItem, MenuLine, MenuLink, MenuTitle } from '../ui/late/Menu.js';
import { selectCurrentUser } from './access.js';
import { dialogOpened } from './dialog-slice.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { useLogout } from './late/use-logout.js';
import { navItemClass } from './nav-item-class.js';
import { paths } from './paths.js';

/** The username at the end of the header's list, and the menu of the account. */
export function AccountMenu() {
  const user = useAppSelector(selectCurrentUser);
  const dispatch = useAppDispatch();
  const { logOut } = useLogout();
  if (!user) {
    return null;
  }
  return (
    <li className="md:ml-auto">
      <Menu
        button={
          <button type="button" className={`${navItemClass} gap-1.5`}>
            <span className="max-w-[16ch] truncate">{user.username}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 max-md:ml-auto" />
          </button>
        }
      >
        <MenuTitle>{user.email}</MenuTitle>
        <MenuLink>
          <Link to={paths.account}>Account</Link>
        </MenuLink>
        <MenuItem onSelect={() => dispatch(dialogOpened('changePassword'))}>Change Password</MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => void logOut()}>Logout</MenuItem>
        <MenuItem isDanger onSelect={() => dispatch(dialogOpened('signOutEverywhere'))}>
          Sign out everywhere
        </MenuItem>
      </Menu>
    </li>
  );
}
