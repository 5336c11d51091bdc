import { ShieldUser } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { selectCurrentUser } from './access.js';
import { useAppSelector } from './hooks.js';
import { paths } from './paths.js';

/**
 * The way to the dashboard at the bottom of the window, for administrators, on every page but the dashboard itself. What has to make room
 * for it, such as the footer, finds it by its id (`ui/base.css`).
 */
export function AdminButton() {
  const user = useAppSelector(selectCurrentUser);
  const { pathname } = useLocation();
  if (!user?.isAdmin || pathname === paths.admin) {
    return null;
  }
  return (
    <Link
      id="admin-button"
      to={paths.admin}
      className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 inline-flex min-h-11 items-center gap-2 rounded-full bg-alarm px-5 font-medium text-on-alarm shadow-rise-2 hover:brightness-90 print:hidden"
    >
      <ShieldUser aria-hidden="true" className="size-5" />
      Admin
    </Link>
  );
}
