import { listReportedPlacesRoute } from '@city-genie/contracts/place-report/routes';
import { listWaitlistRoute } from '@city-genie/contracts/waitlist/routes';
import type { Visitor } from '../system/visitor.js';
import type { Stage } from './stage.js';

/** An administrator at work. */
export async function signInAdmin({ log, check }: Stage): Promise<Visitor> {
  const admin = log.browser('admin');
  const login = await admin.post('/api/auth/login', { username: 'admin', password: 'Admin!Genie1' });
  check('the administrator signs in', login.status === 200);
  return admin;
}

/** Invites somebody from the waitlist. */
export async function invite({ check }: Stage, admin: Visitor, email: string): Promise<void> {
  const { entries } = listWaitlistRoute.reply.parse((await admin.get(`/api/waitlist?page=1&search=${encodeURIComponent(email)}`)).json);
  check('the entry is listed as confirmed', entries.length > 0 && entries.every(({ status }) => status === 'confirmed'));
  const invited = await admin.post('/api/admin/waitlist/invitations', { ids: entries.slice(0, 1).map(({ id }) => id) });
  check('and is invited', invited.status === 200);
}

/** Reads every list of the dashboard, exports one, and settles what was reported. */
export async function workAtDashboard({ check }: Stage, admin: Visitor): Promise<void> {
  const lists = [
    '/api/waitlist',
    '/api/admin/waitlist/figures',
    '/api/admin/waitlist.csv',
    '/api/city/searches',
    '/api/admin/searches/figures?days=7',
    '/api/admin/places/reports',
    '/api/admin/audit',
    '/api/admin/waitlist/audit',
    '/api/admin/places/audit',
    '/api/news',
  ];
  for (const path of lists) {
    check(`the administrator reads ${path}`, (await admin.get(path)).status === 200);
  }
  check('and the users', (await admin.post('/api/admin/users', { page: 1 })).status === 200);
  const { places } = listReportedPlacesRoute.reply.parse((await admin.get('/api/admin/places/reports')).json);
  const [place] = places;
  check('a report waits', place !== undefined);
  const settled = await admin.post(`/api/admin/places/${place?.placeId}/reports`, { outcome: 'done', until: place?.lastAt });
  check('and is settled', settled.status === 200);
}
