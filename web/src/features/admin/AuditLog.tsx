export function AuditLog() {
  return <p>One moment…</p>;
}
