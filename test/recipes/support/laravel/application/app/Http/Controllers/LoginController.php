<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Validation\ValidationException;

/** The site's own login, by a cookie. */
class LoginController extends Controller
{
    public function logIn(Request $request)
    {
        $fields = $request->validate(['email' => ['required', 'email'], 'password' => ['required']]);
        if (! Auth::attempt($fields)) {
            throw ValidationException::withMessages(['email' => 'Nesprávne prihlasovacie údaje.']);
        }
        $request->session()->regenerate();

        return redirect()->intended('/cakaren');
    }

    public function logOut(Request $request)
    {
        Auth::logout();
        $request->session()->invalidate();
        $request->session()->regenerateToken();

        return redirect()->route('login');
    }
}
