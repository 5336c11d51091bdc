/** Set in the session's storage while the page is loaded anew after the visitor has deleted their account. */
export const farewellKey = 'city-genie.account-deleted';
