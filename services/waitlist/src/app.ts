import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import { type AdminWaitlistDeps, registerAdminWaitlist } from './routes/admin-waitlist.js';
import { type JoinWaitlistDeps, registerJoinWaitlist } from './routes/join-waitlist.js';
import { registerListNews } from './routes/list-news.js';
import { type MailedLinksDeps, registerMailedLinks } from './routes/mailed-links.js';
import { registerUserData, type UserDataDeps } from './routes/user-data.js';

type Deps = JoinWaitlistDeps & MailedLinksDeps & AdminWaitlistDeps & UserDataDeps & { service: Omit<ServiceOptions, 'limits'> };

export function buildApp({ service, ...deps }: Deps): ServiceApp {
  return createService({ ...service, limits: deps.limits }, (calls) => {
    registerJoinWaitlist(calls, deps);
    registerMailedLinks(calls, deps);
    registerAdminWaitlist(calls, deps);
    registerListNews(calls);
    registerUserData(calls, deps);
  });
}
