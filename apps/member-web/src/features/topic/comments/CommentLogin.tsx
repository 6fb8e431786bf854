import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../../lib/address/return-to.ts';
import classes from './Comments.module.css';

/** Login button for guests, in place of the form. */
export function CommentLogin() {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <div className={classes.guest}>
      <Button component={Link} to={loginPath(location)} variant="light">
        {t('comments.guest')}
      </Button>
    </div>
  );
}
