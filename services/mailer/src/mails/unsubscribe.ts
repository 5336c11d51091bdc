/**
 * Where mail clients send the wish for no more mails that nobody asked for at this moment. It is a mail to people who take the address off
 * the list; one-click unsubscribing (RFC 8058) needs a call that doesn't exist yet, and is not announced before it does.
 */
export const unsubscribeByMail = (supportEmail: string): string => `mailto:${supportEmail}?subject=unsubscribe`;
