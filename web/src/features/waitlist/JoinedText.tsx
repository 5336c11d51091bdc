import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';

/** The text after "You're on the list!". */
export function JoinedText({ request }: { request: WaitlistRequest }) {
  return (
    <p className="text-pretty wrap-anywhere">
      Thank you, {request.name}. We have mailed a link to {request.email}: please confirm your place with it. We write again when City Genie
      opens in {request.city}.
    </p>
  );
}
