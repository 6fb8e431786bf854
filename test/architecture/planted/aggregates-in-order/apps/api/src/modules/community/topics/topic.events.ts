export interface TopicPosted {
  id: number;
}
