import { plainWord } from './user-words.js';

/** An action's name, what somebody did, and what they tried when it was refused or failed. */
type Sentence = readonly [name: string, did: string, tried: string];

/**
 * The actions of the audit logs in the words of the account page, without who acted. `{target}` is whom it was done to, and `{targets}`
 * whose; people who do something to themselves are `themselves` and `their`. An action that is missing here is shown as the log has it.
 */
const sentences: Readonly<Record<string, Sentence>> = {
  'user.registered': ['Registered', 'registered as {target}', 'register as {target}'],
  'user.email_verified': ['Email confirmed', 'confirmed {targets} email', 'confirm {targets} email'],
  'user.invited': ['Invited', 'invited somebody', 'invite somebody'],
  'user.admin_granted': ['Administrator rights given', 'made {target} an administrator', 'make {target} an administrator'],
  'user.admin_removed': [
    'Administrator rights taken away',
    'took away {targets} administrator rights',
    'take away {targets} administrator rights',
  ],
  'user.listed': ['Users listed', 'listed the users', 'list the users'],
  'user.email_change_asked': ['Another email asked for', 'asked for another email for {targets} account', 'change {targets} email'],
  'user.email_changed': ['Email changed', 'changed {targets} email', 'change {targets} email'],
  'user.email_corrected': ['Unconfirmed email corrected', 'corrected {targets} unconfirmed email', 'correct {targets} unconfirmed email'],
  'user.exported': ['Data exported', 'exported {targets} data', 'export {targets} data'],
  'user.expiry_told': [
    'Expiry announced',
    'told {target} that the account is about to expire',
    'tell {target} that the account is about to expire',
  ],
  'user.deleted': ['Account deleted', 'deleted {targets} account', 'delete {targets} account'],
  'user.erased': ['Last data erased', 'erased the last data about {target}', 'erase the last data about {target}'],
  'session.started': ['Logged in', 'logged in', 'log in'],
  'session.refused': ['Login refused', 'was refused a login to {targets} account', 'log in to {targets} account'],
  'session.ended': ['Signed out', 'signed out of a browser', 'sign out of a browser'],
  'session.all_ended': ['Signed out everywhere', 'signed {target} out everywhere', 'sign {target} out everywhere'],
  'session.stepped_up': ['Confirmed who they are', 'confirmed once more who they are', 'confirm once more who they are'],
  'password.changed': ['Password changed', 'changed {targets} password', 'change {targets} password'],
  'password.reset_requested': [
    'Password reset asked for',
    'asked for a link to reset {targets} password',
    'get a link to reset {targets} password',
  ],
  'password.reset': ['Password reset', 'reset {targets} password', 'reset {targets} password'],
  'password.rehashed': [
    'Password stored in a stronger form',
    'had {targets} password stored in a stronger form',
    'have {targets} password stored in a stronger form',
  ],
  'second_factor.added': [
    'Two-step verification turned on',
    'turned on {targets} two-step verification',
    'turn on {targets} two-step verification',
  ],
  'second_factor.removed': [
    'Two-step verification turned off',
    'turned off {targets} two-step verification',
    'turn off {targets} two-step verification',
  ],
  'second_factor.reset': ['Two-step verification reset', 'reset {targets} two-step verification', 'reset {targets} two-step verification'],
  'second_factor.codes_renewed': [
    'Recovery codes renewed',
    'made new recovery codes for {targets} account',
    'make new recovery codes for {targets} account',
  ],
  'second_factor.code_used': [
    'Recovery code used',
    'used a recovery code of {targets} account',
    'use a recovery code of {targets} account',
  ],
  'second_factor.refused': [
    'Code of two-step verification refused',
    'entered a wrong code for {targets} account',
    'pass {targets} two-step verification',
  ],
  'waitlist.exported': ['Waitlist exported', 'exported the waitlist', 'export the waitlist'],
  'waitlist.invited': ['Invited from the waitlist', 'invited {target} to register', 'invite {target} to register'],
  'place.report_settled': ['Reports settled', 'settled the reports about {target}', 'settle the reports about {target}'],
};

/** An action by its name, for a list to choose from. */
export const nameOfAction = (action: string): string => sentences[action]?.[0] ?? plainWord(action.replace('.', ': '));

/** A sentence in its pieces; in a `target` the name goes, and with `isOwner` its genitive. */
export type Piece = { text: string } | { isOwner: boolean };

/** What was done, behind the name of whoever acted. */
export function sentenceOf(action: string, outcome: string): readonly Piece[] {
  const known = sentences[action];
  const words = known ? (outcome === 'done' ? known[1] : `tried to ${known[2]}`) : `${action}: {target}`;
  return words.split(/(\{targets?\})/).map((piece) => {
    const isOwner = piece === '{targets}';
    return isOwner || piece === '{target}' ? { isOwner } : { text: piece };
  });
}
