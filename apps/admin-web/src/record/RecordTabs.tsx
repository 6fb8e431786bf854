import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Query parameter of the open tab. The first tab has none. */
const PARAMETER = 'tab';

interface RecordTab {
  name: string;
  label: string;
  /** Called only while the tab is open, so that a closed tab loads nothing. */
  content: () => ReactNode;
}

/** Tabs of a record's page. The open tab is part of the address. */
export function RecordTabs({ label, tabs }: { label: string; tabs: readonly [RecordTab, ...RecordTab[]] }) {
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const open = tabs.find(({ name }) => name === parameters.get(PARAMETER)) ?? tabs[0];
  const show = (name: string) =>
    setParameters(
      (held) => {
        const next = new URLSearchParams(held);
        if (name === tabs[0].name) next.delete(PARAMETER);
        else next.set(PARAMETER, name);
        return next;
      },
      { replace: true },
    );
  const panelId = `${id}-panel`;
  return (
    <>
      <Tabs
        value={open.name}
        onChange={(_, name: string) => show(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ name, label: text }) => (
          <Tab
            key={name}
            value={name}
            label={text}
            id={`${id}-${name}`}
            aria-controls={name === open.name ? panelId : undefined}
          />
        ))}
      </Tabs>
      <Box
        key={open.name}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${id}-${open.name}`}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {open.content()}
      </Box>
    </>
  );
}
