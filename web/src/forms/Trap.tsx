/** A honeypot for bots that fill in every field; visitors neither see nor reach it. */
export function Trap() {
  return (
    <div aria-hidden="true" className="hidden!">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
