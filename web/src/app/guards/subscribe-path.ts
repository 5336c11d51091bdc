/** Where people pay; moves to `paths` together with its page. */
export const subscribePath = '/subscribe';
