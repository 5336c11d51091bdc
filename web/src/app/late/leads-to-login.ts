import { paths } from '../paths.js';

/** Pages that lead whoever's session has ended there to the login page, which says why. */
const memberPaths: readonly string[] = [paths.account, paths.confirmEmail, paths.admin, paths.news];

export const leadsToLogin = (pathname: string): boolean => memberPaths.includes(pathname.replace(/\/+$/, ''));
