import { paths } from '../paths.js';

/** Pages that lead whoever isn't signed in to the login page, which says why. */
const memberPaths: readonly string[] = [paths.account, paths.confirmEmail, paths.admin];

export const leadsToLogin = (pathname: string): boolean => memberPaths.includes(pathname.replace(/\/+$/, ''));
