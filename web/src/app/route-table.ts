import { cities } from '@city-genie/city-data/catalog';
import { GuestGuard } from './guards/GuestGuard.js';
import { SubscriptionGuard } from './guards/SubscriptionGuard.js';
import { loadFirstView } from './pages/city-views.js';
import { paths } from './paths.js';
import { type RouteRow, route, routeWith } from './route.js';

const loadCity = async () => (await Promise.all([import('./pages/CityPage.js'), loadFirstView()]))[0];
const loadWaitlistLink = () => import('./pages/WaitlistLinkPage.js');

/** Every page of the site. A new one also needs its path in `paths.ts` and its head in `page-head.ts`. */
export const routeTable: readonly RouteRow[] = [
  route({ path: paths.home, page: 'HomePage', load: () => import('./pages/HomePage.js'), guard: SubscriptionGuard }),
  ...cities.map((city) => routeWith({ city }, { path: paths.city(city.key), page: 'CityPage', load: loadCity, withApi: true })),
  route({ path: paths.search, page: 'SearchPage', load: () => import('./pages/SearchPage.js'), withApi: true }),
  route({ path: paths.news, page: 'NewsPage', load: () => import('./pages/NewsPage.js'), withApi: true }),
  route({
    path: paths.subscribe,
    page: 'SubscribePage',
    load: () => import('./pages/SubscribePage.js'),
    isOwnDocument: true,
    withApi: true,
  }),
  route({
    path: paths.subscriptionSuccess,
    page: 'SubscriptionSuccessPage',
    load: () => import('./pages/SubscriptionSuccessPage.js'),
    withApi: true,
  }),
  route({ path: paths.admin, page: 'AdminPage', load: () => import('./pages/AdminPage.js'), guard: SubscriptionGuard, withApi: true }),
  route({ path: paths.account, page: 'YourAccountPage', load: () => import('./pages/YourAccountPage.js'), withApi: true }),
  route({ path: paths.confirmEmail, page: 'ConfirmEmailPage', load: () => import('./pages/ConfirmEmailPage.js'), withApi: true }),
  routeWith({ act: 'confirm' }, { path: paths.waitlistConfirm, page: 'WaitlistLinkPage', load: loadWaitlistLink, withApi: true }),
  routeWith({ act: 'leave' }, { path: paths.waitlistLeave, page: 'WaitlistLinkPage', load: loadWaitlistLink, withApi: true }),
  route({ path: paths.about, page: 'AboutPage', load: () => import('../features/legal/AboutPage.js') }),
  route({ path: paths.privacy, page: 'PrivacyPage', load: () => import('../features/legal/PrivacyPage.js') }),
  route({ path: paths.terms, page: 'TermsPage', load: () => import('../features/legal/TermsPage.js') }),
  route({ path: paths.cookies, page: 'CookiesPage', load: () => import('../features/legal/CookiesPage.js') }),
  route({ path: paths.login, page: 'LoginPage', load: () => import('../features/auth/LoginPage.js'), guard: GuestGuard, withApi: true }),
  route({
    path: paths.register,
    page: 'RegisterPage',
    load: () => import('./pages/RegisterPage.js'),
    guard: GuestGuard,
    isOwnDocument: true,
    withApi: true,
  }),
  route({
    path: paths.forgotPassword,
    page: 'ForgotPasswordPage',
    load: () => import('../features/auth/ForgotPasswordPage.js'),
    withApi: true,
  }),
  route({
    path: paths.resetPassword,
    page: 'ResetPasswordPage',
    load: () => import('../features/auth/ResetPasswordPage.js'),
    withApi: true,
  }),
  route({ path: paths.verifyEmail, page: 'VerifyEmailPage', load: () => import('./pages/VerifyEmailPage.js'), withApi: true }),
  route({
    path: paths.testVerification,
    page: 'TestVerificationPage',
    load: () => import('./pages/TestVerificationPage.js'),
    withApi: true,
  }),
];

/** For every address without a row. */
export const notFoundRow = route({ path: '*', page: 'NotFoundPage', load: () => import('./pages/NotFoundPage.js') });
