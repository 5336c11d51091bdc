/** What somebody did, and what they tried when it was refused or failed. */
type Sentence = readonly [did: string, tried: string];

/**
 * The actions of the audit log in plain words, without who acted. `{target}` is whom it was done to, and `{targets}` whose; people who do
 * something to themselves are `themselves` and `their`. An action that is missing here is shown as the log has it.
 */
const sentences: Readonly<Record<string, Sentence>> = {
  'user.registered': ['registered as {target}', 'register as {target}'],
  'user.email_verified': ['confirmed {targets} email', 'confirm {targets} email'],
  'user.invited': ['invited somebody', 'invite somebody'],
  'user.admin_granted': ['made {target} an administrator', 'make {target} an administrator'],
  'user.admin_removed': ['took away {targets} administrator rights', 'take away {targets} administrator rights'],
  'user.listed': ['listed the users', 'list the users'],
  'user.email_change_asked': ['asked for another email for {targets} account', 'change {targets} email'],
  'user.email_changed': ['changed {targets} email', 'change {targets} email'],
  'user.exported': ['exported {targets} data', 'export {targets} data'],
  'user.expiry_told': ['told {target} that the account is about to expire', 'tell {target} that the account is about to expire'],
  'user.deleted': ['deleted {targets} account', 'delete {targets} account'],
  'user.erased': ['erased the last data about {target}', 'erase the last data about {target}'],
  'session.started': ['logged in', 'log in'],
  'session.refused': ['was refused a login to {targets} account', 'log in to {targets} account'],
  'session.ended': ['ended a session', 'end a session'],
  'session.all_ended': ['ended all of {targets} sessions', 'end all of {targets} sessions'],
  'session.stepped_up': ['confirmed once more who they are', 'confirm once more who they are'],
  'password.changed': ['changed {targets} password', 'change {targets} password'],
  'password.reset_requested': ['asked for a link to reset {targets} password', 'get a link to reset {targets} password'],
  'password.reset': ['reset {targets} password', 'reset {targets} password'],
  'password.rehashed': ['had {targets} password stored in a stronger form', 'have {targets} password stored in a stronger form'],
  'second_factor.added': ['turned on {targets} two-step verification', 'turn on {targets} two-step verification'],
  'second_factor.removed': ['turned off {targets} two-step verification', 'turn off {targets} two-step verification'],
  'second_factor.reset': ['reset {targets} two-step verification', 'reset {targets} two-step verification'],
  'second_factor.codes_renewed': ['made new recovery codes for {targets} account', 'make new recovery codes for {targets} account'],
  'second_factor.code_used': ['used a recovery code of {targets} account', 'use a recovery code of {targets} account'],
  'second_factor.refused': ['entered a wrong code for {targets} account', 'pass {targets} two-step verification'],
};

/** A sentence in its pieces; in a `target` the name goes, and with `isOwner` its genitive. */
export type Piece = { text: string } | { isOwner: boolean };

/** What was done, behind the name of whoever acted. */
export function sentenceOf(action: string, outcome: string): readonly Piece[] {
  const known = sentences[action];
  const words = known ? (outcome === 'done' ? known[0] : `tried to ${known[1]}`) : `${action}: {target}`;
  return words.split(/(\{targets?\})/).map((piece) => {
    const isOwner = piece === '{targets}';
    return isOwner || piece === '{target}' ? { isOwner } : { text: piece };
  });
}
