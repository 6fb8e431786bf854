import type { BoardIconName } from '@lyceum/contracts/community/board-icons';
import type { SvgIconComponent } from '@mui/icons-material';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CoffeeOutlined from '@mui/icons-material/CoffeeOutlined';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import MusicNoteOutlined from '@mui/icons-material/MusicNoteOutlined';
import OutdoorGrillOutlined from '@mui/icons-material/OutdoorGrillOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';

/** Maps the member app's icon names to the nearest Material icons. */
const DRAWINGS: Record<BoardIconName, SvgIconComponent> = {
  'message-circle': ChatBubbleOutlineOutlined,
  speakerphone: CampaignOutlined,
  help: HelpOutlineOutlined,
  home: HomeOutlined,
  star: StarBorderOutlined,
  heart: FavoriteBorderOutlined,
  bulb: LightbulbOutlined,
  calendar: CalendarMonthOutlined,
  photo: PhotoOutlined,
  palette: PaletteOutlined,
  music: MusicNoteOutlined,
  tools: BuildOutlined,
  flame: LocalFireDepartmentOutlined,
  campfire: OutdoorGrillOutlined,
  school: SchoolOutlined,
  briefcase: WorkOutlineOutlined,
  'shopping-bag': ShoppingBagOutlined,
  coffee: CoffeeOutlined,
  world: PublicOutlined,
  'shield-lock': ShieldOutlined,
  'layout-dashboard': SpaceDashboardOutlined,
};

/** The icon component, or undefined for a name that the console does not offer. */
export const drawingOf = (name: string): SvgIconComponent | undefined =>
  (DRAWINGS as Partial<Record<string, SvgIconComponent>>)[name];
