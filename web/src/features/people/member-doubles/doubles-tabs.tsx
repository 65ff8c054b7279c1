import { TabLinks } from '#ui/base/tab-links.tsx';

export const doublesPath = '/admin/manage-user/doubles';
export const mergesPath = '/admin/manage-user/merges';

export const DoublesTabs = ({ current }: { readonly current: 'doubles' | 'merges' }) => (
  <TabLinks
    label="Data ganda"
    tabs={[
      { to: doublesPath, label: 'Pasangan', isCurrent: current === 'doubles' },
      { to: mergesPath, label: 'Penggabungan', isCurrent: current === 'merges' },
    ]}
  />
);
