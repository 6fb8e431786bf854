import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../lib/session/settings.ts';
import classes from './Composer.module.css';
import { POST_TYPES, type PostType } from './post-types.ts';

interface Props {
  /** Null while the composer is closed. Choosing a type then opens it. The closed line represents a text post. */
  chosen: PostType | null;
  helpdesk: boolean;
  onChoose: (type: PostType) => void;
}

/** Buttons for the available post types. Hidden if there is only one. */
export default function PostTypes({ chosen, helpdesk, onChoose }: Props) {
  const { t } = useTranslation();
  // Unknown settings show all types, to avoid a layout shift. The server checks the plan again.
  const plan = useSettings()?.plan ?? Infinity;
  const offered = POST_TYPES.filter((kind) => kind.plan <= plan && (kind.inHelpdesk || !helpdesk));
  if (offered.length < 2) return null;
  const closed = chosen === null;
  return (
    <div className={classes.types} data-closed={closed || undefined} role="group" aria-label={t('composer.kind')}>
      {offered.slice(closed ? 1 : 0).map(({ type, icon: Sign }) => (
        <button
          key={type}
          type="button"
          className={classes.type}
          aria-pressed={closed ? undefined : chosen === type}
          onClick={() => onChoose(type)}
        >
          <Sign size={17} stroke={1.8} aria-hidden="true" />
          <span className={classes.word}>{t(`composer.kinds.${type}`)}</span>
        </button>
      ))}
    </div>
  );
}
