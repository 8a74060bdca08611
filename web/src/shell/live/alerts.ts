// How the page calls somebody whose turn it is: title, icon, notification.
import { settings } from "../page/settings.svelte";
import { at } from "../page/site";
import { play } from "./sounds";

const ICON = at("/icon.svg");
const ICON_TURN = at("/icon-turn.svg");

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

// Asked for by a click in the settings only.
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function markTurn(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = isMine ? ICON_TURN : ICON;
}

export function callPlayer(heading: string, words: string): void {
  play("turn");
  if (
    !document.hidden ||
    !settings.notifications ||
    !canNotify() ||
    Notification.permission !== "granted"
  )
    return;
  try {
    const notification = new Notification(heading, {
      body: words,
      icon: ICON,
      tag: location.pathname,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones have notifications only for installed pages.
  }
}
