import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import type { LegalSection } from './LegalPage.js';
import { Bullets, Ledger } from './text-parts.js';

const cookies = [
  {
    name: 'sid',
    text: 'Keeps you signed in. Scripts can’t read it. On encrypted connections it is called __Host-sid.',
    aside: 'Stays 180 days at most. 30 days after your last visit it keeps nobody signed in any more.',
  },
  {
    name: 'sid_pending',
    text: 'Lets you finish what you have begun, and nothing else: the payment right after you have registered, or the code after your password.',
    aside: 'Stays one hour.',
  },
  {
    name: 'signed_in',
    text: 'Tells the page that somebody is signed in, so that it needn’t ask for everybody. It says nothing about you.',
    aside: 'Stays as long as sid.',
  },
  {
    name: 'device',
    text: 'Remembers that you have signed in with this browser, so that other people’s wrong guesses don’t slow you down. It signs nobody in. Scripts can’t read it. On encrypted connections it is called __Host-device.',
    aside: 'Stays one year after you last signed in.',
  },
] as const;

const storage = [
  {
    name: 'theme',
    text: 'Light or dark, when you chose one.',
    aside: 'Stays until you go back to your system’s colours, or clear it.',
  },
  { name: 'city-genie.units', text: '°C and km/h, or °F and mph.', aside: 'Stays until you clear it.' },
  {
    name: 'city-genie.registration',
    text: 'What you have typed into the registration form, without the passwords, so that a reload doesn’t lose it.',
    aside: 'Stays until you have registered, or close the tab.',
  },
  {
    name: 'city-genie.asked-to-pay',
    text: 'That the page has reminded you of a payment, so that it does so once.',
    aside: 'Stays until you close the tab.',
  },
  {
    name: 'city-genie.account-deleted',
    text: 'That you have just deleted your account, so that the page can say it.',
    aside: 'Stays until you leave that page.',
  },
  {
    name: 'city-genie.signed-out',
    text: 'That you have just signed out everywhere, or that it may not have worked, so that the page can say it.',
    aside: 'Stays until you leave that page.',
  },
  {
    name: 'city-genie',
    text: 'Your last ten plans with their restaurants, so that you can read them offline.',
    aside: 'Each stays until ten newer ones are there, until you are logged out, or until you clear it.',
  },
  {
    name: 'city-genie.last-plans',
    text: 'Until when the last plan of each city lasts, so that a page can lead you back to it.',
    aside: 'Stays until you are logged out, or clear it.',
  },
  {
    name: 'city-genie.user',
    text: 'The number of your account, so that saved plans are shown to you alone. It opens nothing.',
    aside: 'Stays until you are logged out.',
  },
  {
    name: 'city-genie.leaving',
    text: 'That you logged out offline, so that it is done as soon as you are connected.',
    aside: 'Stays until then, or until you log in.',
  },
  {
    name: 'city-genie-map',
    text: 'Pieces of the maps that you have opened, so that they open offline.',
    aside: 'Each stays until 600 newer ones are there, until you are logged out, or until you clear it.',
  },
  {
    name: 'city-genie-site',
    text: 'The pages, scripts, fonts and drawings of this site, so that it opens offline. Nothing about you.',
    aside: 'Each version stays until two newer ones are there, or until you clear it.',
  },
] as const;

export const cookieSections: readonly LegalSection[] = [
  {
    id: 'what-cookies-are',
    title: 'What cookies are',
    body: (
      <p>
        Cookies are small texts that a site leaves in your browser and gets back with the next request. Browsers also have a storage that a
        page can write and read; what is in there is not sent anywhere by itself.
      </p>
    ),
  },
  {
    id: 'cookies-we-set',
    title: 'Cookies that we set',
    note: 'Without an account you get none of them.',
    body: (
      <>
        <p>Only what the service needs, and only from us.</p>
        <Ledger rows={cookies} />
      </>
    ),
  },
  {
    id: 'browser-storage',
    title: 'What your browser remembers for you',
    note: 'It stays on your device. We never receive it.',
    body: <Ledger rows={storage} />,
  },
  {
    id: 'what-we-leave-out',
    title: 'What we leave out',
    note: 'That is why there is no banner to click away.',
    body: (
      <Bullets
        items={[
          'No advertising, and no cookies of advertisers.',
          'No analytics of other companies.',
          'No tracking from site to site, no invisible pictures in mails.',
          'Fonts, pictures and scripts come from our own server.',
        ]}
      />
    ),
  },
  {
    id: 'how-long-they-stay',
    title: 'How long they stay',
    body: (
      <p>
        Session cookies go when you close the browser. Persistent cookies of sites like ours last from about 30 days to 2 years; ours stay a
        year at most, as the list says.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Payment pages',
    body: (
      <p>
        Where you pay, our payment provider Stripe sets cookies of its own to keep cards safe from misuse. They are not set on any other
        page.
      </p>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices',
    note: 'Block them all, and Paris still works.',
    body: (
      <p>
        You can delete or block cookies and storage in your browser’s settings. Without the session cookie signing in doesn’t work; all else
        does.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to the address at the foot of this page, or answer any mail that we sent you. What happens to your data elsewhere says the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
];
