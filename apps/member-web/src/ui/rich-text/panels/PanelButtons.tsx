import { IconGif, IconMoodSmile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../RichTextField.module.css';
import { ICON } from '../toolbar-items.ts';

export type PanelName = 'emoji' | 'gif';

interface Props {
  open: PanelName | null;
  /** The id of the open panel. */
  panelId: string;
  /** Opens a panel in place of another, or closes it. */
  onToggle: (name: PanelName) => void;
  withGifs: boolean;
}

const ICONS = { emoji: IconMoodSmile, gif: IconGif };

/** Buttons that open the panels of an editor. */
export function PanelButtons({ open, panelId, onToggle, withGifs }: Props) {
  const { t } = useTranslation();
  const names: PanelName[] = withGifs ? ['emoji', 'gif'] : ['emoji'];
  return (
    <div className={classes.panelButtons}>
      {names.map((name) => {
        const Icon = ICONS[name];
        const label = t(`editor.panel.${name}`);
        return (
          <button
            key={name}
            type="button"
            className={classes.tool}
            aria-label={label}
            title={label}
            aria-expanded={open === name}
            aria-controls={open === name ? panelId : undefined}
            data-panel-button={name}
            onClick={() => onToggle(name)}
          >
            <Icon {...ICON} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
