import { storedFlag } from '../../api/stored-flag.js';

/**
 * Makes the account page, which is loaded anew after its user has deleted the account, say so, until it has been said. Not by its address,
 * which anybody could send to anybody. Without storage the page says nothing; a mail does.
 */
export const {
  set: promiseFarewell,
  isSet: isFarewellPromised,
  clear: endFarewell,
} = storedFlag(() => sessionStorage, 'city-genie.account-deleted');
