/** Printed in the light theme, whatever the theme on the screen; returns what ends it. */
export function printInLight(): () => void {
  const root = document.documentElement;
  const print = matchMedia("print");
  const saved = { theme: root.dataset["theme"] };
  const switchTheme = (): void => {
    if (print.matches) [saved.theme, root.dataset["theme"]] = [root.dataset["theme"], "light"];
    else root.dataset["theme"] = saved.theme;
  };
  print.addEventListener("change", switchTheme);
  return () => print.removeEventListener("change", switchTheme);
}
