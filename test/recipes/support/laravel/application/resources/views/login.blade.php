<!doctype html>
<html lang="sk">
  <head><meta charset="utf-8" /><title>Portál</title></head>
  <body>
    <h1>Prihlásenie do portálu</h1>
    @error('email')
      <p>{{ $message }}</p>
    @enderror
    <form method="post">
      @csrf
      <input name="email" type="email" /><input name="password" type="password" /><button>Prihlásiť sa</button>
    </form>
  </body>
</html>
