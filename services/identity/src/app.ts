import type { SiteConfig } from '@city-genie/contracts/site-config/routes';
import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import fastifyCookie from '@fastify/cookie';
import { type AccountDeps, registerAccount } from './routes/account.js';
import { type AccountDataDeps, registerAccountData } from './routes/account-data.js';
import { type AccountEmailDeps, registerAccountEmail } from './routes/account-email.js';
import { type AccountSessionsDeps, registerAccountSessions } from './routes/account-sessions.js';
import { type AdminUsersDeps, registerAdminUsers } from './routes/admin-users.js';
import { type AuditLogDeps, registerAuditLog } from './routes/audit-log.js';
import { type ChangePasswordDeps, registerChangePassword } from './routes/change-password.js';
import { type ChangeSecondFactorDeps, registerChangeSecondFactor } from './routes/change-second-factor.js';
import { type CorrectEmailDeps, registerCorrectEmail } from './routes/correct-email.js';
import { registerCurrentUser } from './routes/current-user.js';
import { type LoginDeps, registerLogin } from './routes/login.js';
import { type LogoutDeps, registerLogout } from './routes/logout.js';
import { type RegisterDeps, registerRegistration } from './routes/register.js';
import { type RequestLinkDeps, registerRequestLink } from './routes/request-link.js';
import { type ResetPasswordDeps, registerResetPassword } from './routes/reset-password.js';
import { registerResolveSession } from './routes/resolve-session.js';
import { registerSecondFactor, type SecondFactorDeps } from './routes/second-factor.js';
import { registerSiteConfig } from './routes/site-config.js';
import { registerSubscriber, type SubscriberDeps } from './routes/subscriber.js';
import { registerTestVerificationEmail, type TestVerificationEmailDeps } from './routes/test-verification-email.js';
import { registerVerifyEmail, type VerifyEmailDeps } from './routes/verify-email.js';
import type { OldSessions } from './sessions/old-sessions.js';
import type { SessionStore } from './sessions/session-store.js';
import type { UserRepository } from './users/user-repository.js';

type Deps = LoginDeps &
  LogoutDeps &
  ChangePasswordDeps &
  RegisterDeps &
  VerifyEmailDeps &
  RequestLinkDeps &
  CorrectEmailDeps &
  ResetPasswordDeps &
  AccountDeps &
  AccountSessionsDeps &
  AccountEmailDeps &
  AccountDataDeps &
  AdminUsersDeps &
  AuditLogDeps &
  SecondFactorDeps &
  ChangeSecondFactorDeps &
  SubscriberDeps &
  TestVerificationEmailDeps & {
    service: Omit<ServiceOptions, 'limits'>;
    limits: CallLimits;
    users: UserRepository;
    sessions: Pick<SessionStore, 'resolve'>;
    oldSessions: Pick<OldSessions, 'has' | 'areLeft'>;
    siteConfig: SiteConfig;
  };

export function buildApp({ service, ...deps }: Deps): ServiceApp {
  const hasSecondFactor = async (userId: string) => (await deps.users.findById(userId))?.hasSecondFactor === true;
  return createService({ ...service, limits: deps.limits, hasSecondFactor }, (calls) => {
    calls.register(fastifyCookie);
    registerCurrentUser(calls, deps.users);
    registerLogin(calls, deps);
    registerLogout(calls, deps);
    registerChangePassword(calls, deps);
    registerRegistration(calls, deps);
    registerVerifyEmail(calls, deps);
    registerRequestLink(calls, deps);
    registerCorrectEmail(calls, deps);
    registerResetPassword(calls, deps);
    registerSecondFactor(calls, deps);
    registerChangeSecondFactor(calls, deps);
    if (deps.siteConfig.devTools) {
      registerTestVerificationEmail(calls, deps);
    }
    registerAccount(calls, deps);
    registerAccountSessions(calls, deps);
    registerAccountEmail(calls, deps);
    registerAccountData(calls, deps);
    registerAdminUsers(calls, deps);
    registerAuditLog(calls, deps);
    registerSiteConfig(calls, deps.siteConfig);
    registerResolveSession(calls, deps);
    registerSubscriber(calls, deps);
  });
}
