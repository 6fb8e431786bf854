import SortIcon from '@mui/icons-material/Sort';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { type SortPayload, useListContext, useResourceContext } from 'react-admin';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';

/** Sort menu for cards, which have no column headers. Choosing the current field reverses the order. */
export function SortField({ fields }: { fields: string[] }) {
  const translate = useTranslate();
  const fieldName = useFieldName();
  const resource = useResourceContext();
  const { sort, setSort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();

  const choose = (field: string) => {
    const order: SortPayload['order'] = sort.field === field && sort.order === 'DESC' ? 'ASC' : 'DESC';
    setSort({ field, order });
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={translate('ra.action.sort')}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={Boolean(anchor)}
        sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', width: 42, height: 42, flex: 'none' }}
      >
        <SortIcon fontSize="small" />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {fields.map((field) => (
          <MenuItem key={field} selected={sort.field === field} onClick={() => choose(field)}>
            {fieldName(resource, field)}
            {sort.field === field ? ` · ${translate(`ra.sort.${sort.order}`)}` : ''}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
