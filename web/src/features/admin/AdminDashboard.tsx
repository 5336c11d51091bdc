import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { Tabs } from '../../ui/late/Tabs.js';
import { AdminSheet } from './AdminSheet.js';
import { adminTabs } from './admin-tabs.js';
import { useAdminAddress } from './use-admin-address.js';

const [first] = adminTabs;

/** The dashboard of administrators. The tab is in the address; the first one needs no word there. */
export function AdminDashboard({ admin }: { admin: CurrentUser }) {
  const { params, open } = useAdminAddress();
  const tab = adminTabs.find(({ value }) => value === params.get('tab')) ?? first;
  return (
    <AdminSheet>
      <Tabs
        label="Admin Dashboard"
        tabs={adminTabs.map(({ value, text, Content }) => ({ value, text, content: <Content admin={admin} /> }))}
        kept={{ value: tab?.value ?? '', onChange: (value) => open({ tab: value === first?.value ? undefined : value }) }}
      />
    </AdminSheet>
  );
}
