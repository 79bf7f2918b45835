/** A missing chunk means that the app was updated on the server meanwhile: reloading the page finds the new one. */
export function orReload<Module>(loading: Promise<Module>): Promise<Module> {
  loading.catch(() => location.reload());
  return loading;
}
