import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';

export function BackHome() {
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center gap-2 self-start text-small font-medium underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Home
    </Link>
  );
}
